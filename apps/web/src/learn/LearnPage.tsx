import { createResource, Match, Switch } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { sayApp } from '../words/app.ts'
import { Cards } from './Cards.tsx'
import { Film } from './Film.tsx'
import { LessonSteps } from './LessonSteps.tsx'
import { openLesson } from './open-lesson.ts'
import './learn.css'

/** Learning a game by doing; or, as a film, by watching. */
export function LearnPage(props: { readonly game: string; readonly film: boolean }) {
  const [opened] = createResource(() => props.game, openLesson)
  const withLesson = () => {
    const found = opened()
    return found?.lesson === undefined ? undefined : { game: found.game, lesson: found.lesson }
  }
  return (
    <Switch
      fallback={
        <Notice text={sayApp(opened.loading ? 'opening' : 'no-such-game')} waiting={opened.loading} />
      }
    >
      <Match when={props.film && withLesson()} keyed>
        {({ game, lesson }) => <Film game={game} lesson={lesson} />}
      </Match>
      <Match when={withLesson()} keyed>
        {({ game, lesson }) => <LessonSteps game={game} lesson={lesson} />}
      </Match>
      <Match when={opened()} keyed>
        {({ game }) => <Cards game={game} />}
      </Match>
    </Switch>
  )
}
