import { createResource, Match, Switch } from 'solid-js'
import { Notice } from '../app/Notice.tsx'
import { sayApp } from '../words/app.ts'
import { Film } from './Film.tsx'
import { LessonSteps } from './LessonSteps.tsx'
import { openLesson } from './open-lesson.ts'
import './learn.css'

/** A lesson by doing; or, as a film, by watching. */
export function LearnPage(props: { readonly game: string; readonly film: boolean }) {
  const [opened] = createResource(() => props.game, openLesson)
  return (
    <Switch
      fallback={
        <Notice text={sayApp(opened.loading ? 'opening' : 'no-such-game')} waiting={opened.loading} />
      }
    >
      <Match when={props.film && opened()} keyed>
        {({ game, lesson }) => <Film game={game} lesson={lesson} />}
      </Match>
      <Match when={opened()} keyed>
        {({ game, lesson }) => <LessonSteps game={game} lesson={lesson} />}
      </Match>
    </Switch>
  )
}
