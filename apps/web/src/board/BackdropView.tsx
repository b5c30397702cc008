import { LAMPLIGHT } from './backdrops/brush.ts'
import { GALLERY } from './backdrops/gallery.ts'
import './backdrop.css'

/** The picture behind a table: decoration, loaded after everything needed for play. */
export function BackdropView(props: { readonly name: string }) {
  const picture = () => GALLERY[props.name]
  return (
    <div class="backdrop" aria-hidden="true" style={{ '--wall': `var(--tone-${picture()?.wall ?? 'felt'})` }}>
      <div class="wall">
        <svg
          viewBox="0 0 480 240"
          preserveAspectRatio="xMidYMax meet"
          innerHTML={LAMPLIGHT + (picture()?.art ?? '')}
        />
      </div>
    </div>
  )
}
