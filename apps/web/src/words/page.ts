import { t } from './texts.ts'

/** How the page calls itself to the browser, to whoever installs it and to those who search for it. */
export const PAGE = t.page
