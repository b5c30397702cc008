import { DEFS } from './paint/defs.ts'

/** The light and materials that drawings refer to; once on every page with drawings. */
export const Materials = () => (
  <svg class="materials" width="0" height="0" aria-hidden="true" innerHTML={DEFS} />
)
