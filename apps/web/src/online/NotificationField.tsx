import { Match, Switch } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import { notificationPermission, askToNotify } from './notifications.ts'
import { isSubscribed } from './push-subscription.ts'

/** Whether to send notifications on one's turn; asked only here, and only after a tap. */
export const NotificationField = () => (
  <Switch>
    <Match when={notificationPermission() === 'default'}>
      <button type="button" class="button" data-bell onClick={() => void askToNotify()}>
        {sayOnline('bell')}
      </button>
    </Match>
    <Match when={notificationPermission() === 'granted'}>
      <p class="soft" data-called={isSubscribed()}>
        {sayOnline(isSubscribed() ? 'bell-called' : 'bell-granted')}
      </p>
    </Match>
    <Match when={notificationPermission() === 'denied'}>
      <p class="soft">{sayOnline('bell-denied')}</p>
    </Match>
    <Match when={notificationPermission() === 'none'}>
      <p class="soft">{sayOnline('bell-none')}</p>
    </Match>
    <Match when={notificationPermission() === 'needs-https'}>
      <p class="soft" data-needs-https>
        {sayOnline('bell-needs-https')}
      </p>
    </Match>
  </Switch>
)
