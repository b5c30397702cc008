import { Match, Switch } from 'solid-js'
import { sayOnline } from '../words/online.ts'
import { bell, hangBell } from './bell.ts'
import { called } from './calling.ts'

/** Whether to be told when it is one's turn; asked only here, and only when tapped. */
export const BellField = () => (
  <Switch>
    <Match when={bell() === 'default'}>
      <button type="button" class="button" data-bell onClick={() => void hangBell()}>
        {sayOnline('bell')}
      </button>
    </Match>
    <Match when={bell() === 'granted'}>
      <p class="soft" data-called={called()}>
        {sayOnline(called() ? 'bell-called' : 'bell-granted')}
      </p>
    </Match>
    <Match when={bell() === 'denied'}>
      <p class="soft">{sayOnline('bell-denied')}</p>
    </Match>
    <Match when={bell() === 'none'}>
      <p class="soft">{sayOnline('bell-none')}</p>
    </Match>
    <Match when={bell() === 'needs-https'}>
      <p class="soft" data-needs-https>
        {sayOnline('bell-needs-https')}
      </p>
    </Match>
  </Switch>
)
