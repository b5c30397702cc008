import { t } from './texts.ts'

/** The page's name and description for the browser, for installing it, and for search engines. */
export const PAGE = t.page
