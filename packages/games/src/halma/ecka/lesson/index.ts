import { starLesson } from '../../star-lesson.ts'
import { t } from './words/texts.ts'

export const lesson = starLesson('ecka', t)
