import { For } from 'solid-js'
import { Masthead } from '../app/Masthead.tsx'
import { sayApp } from '../words/app.ts'
import { sayPrivacy } from '../words/privacy.ts'
import './privacy.css'

const PARTS = [
  { title: 'here', says: ['here-what', 'here-keys'] },
  {
    title: 'there',
    says: ['there-what', 'there-bell', 'there-block', 'there-daily', 'there-not', 'there-audit'],
  },
  { title: 'long', says: ['long-over', 'long-open', 'long-bell', 'long-block'] },
  { title: 'how', says: ['how-table', 'how-block', 'how-here'] },
] as const

/** What is stored, where, for how long, and how to delete it. */
export const PrivacyPage = () => (
  <div class="privacy-page">
    <Masthead />
    <main class="paper">
      <h1>{sayApp('privacy')}</h1>
      <For each={PARTS}>
        {({ title, says }) => (
          <section>
            <h2>{sayPrivacy(title)}</h2>
            <For each={says}>{(say) => <p>{sayPrivacy(say)}</p>}</For>
          </section>
        )}
      </For>
    </main>
  </div>
)
