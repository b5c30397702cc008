const stop = (at: number, colour: string, opacity: number) =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`

const GRAIN =
  'M0 14C70 6 150 22 240 13S360 8 400 14M0 38C90 46 170 30 250 40S350 44 400 38M0 61C60 55 190 68 260 60S370 57 400 61M0 84C110 92 200 76 280 86S360 88 400 84M0 103C80 98 180 110 270 102S350 99 400 103'

/**
 * The light and the materials that all drawings share: evening light from the upper left, grain, nap and
 * hide. They are once on the page, and once in every printed cover.
 */
export const DEFS = `<defs>
<linearGradient id="evening" x1="0" y1="0" x2="1" y2="1">${stop(0, '#fff6e0', 0.2)}${stop(0.5, '#fff6e0', 0)}${stop(1, '#1a0f06', 0.22)}</linearGradient>
<radialGradient id="sheen" cx="0.36" cy="0.28" r="0.85">${stop(0, '#fff', 0.42)}${stop(0.42, '#fff', 0.06)}${stop(1, '#000', 0.34)}</radialGradient>
<radialGradient id="ball" cx="0.35" cy="0.28" r="0.8">${stop(0, '#fff', 0.75)}${stop(0.28, '#fff', 0.18)}${stop(0.62, '#000', 0.06)}${stop(1, '#000', 0.48)}</radialGradient>
<linearGradient id="cone" x1="0" x2="1">${stop(0, '#fff', 0.34)}${stop(0.4, '#fff', 0.05)}${stop(1, '#000', 0.4)}</linearGradient>
<radialGradient id="hollow" cx="0.5" cy="0.42" r="0.6">${stop(0, '#000', 0.42)}${stop(0.7, '#000', 0.3)}${stop(0.92, '#000', 0.12)}${stop(1, '#fff', 0.2)}</radialGradient>
<linearGradient id="sunk" x2="0" y2="1">${stop(0, '#000', 0.32)}${stop(0.14, '#000', 0.08)}${stop(0.9, '#fff', 0)}${stop(1, '#fff', 0.14)}</linearGradient>
<radialGradient id="shade">${stop(0.55, '#1a0f06', 0.42)}${stop(1, '#1a0f06', 0)}</radialGradient>
<linearGradient id="ivory" x1="0" y1="0" x2="1" y2="1">${stop(0, '#fff', 0.75)}${stop(0.5, '#fff', 0)}${stop(1, '#5a3c1c', 0.26)}</linearGradient>
<pattern id="grain" width="400" height="116" patternUnits="userSpaceOnUse"><path d="${GRAIN}" fill="none" stroke="#3d1f08" stroke-opacity="0.13" stroke-width="2.4"/><path d="${GRAIN}" transform="translate(0 9)" fill="none" stroke="#fff2d8" stroke-opacity="0.12" stroke-width="2"/></pattern>
<pattern id="grain-across" width="400" height="116" patternUnits="userSpaceOnUse" patternTransform="rotate(90)"><path d="${GRAIN}" fill="none" stroke="#1f0d02" stroke-opacity="0.2" stroke-width="2.6"/><path d="${GRAIN}" transform="translate(0 11)" fill="none" stroke="#ffe2b8" stroke-opacity="0.1" stroke-width="2"/></pattern>
<pattern id="nap" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M2 3l2 1M9 2l1 2M5 9l2-1M11 10l2 1M3 12l1-2" stroke="#fff" stroke-opacity="0.07" stroke-width="1.2"/><path d="M7 5l1 2M1 8l2 1M12 6l1 1" stroke="#000" stroke-opacity="0.12" stroke-width="1.2"/></pattern>
<pattern id="hide" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M3 4q4-3 7 0t-2 6q-5 1-5-6M15 3q6-2 7 3t-5 4q-4-3-2-7M8 14q5-2 7 2t-5 4q-4-2-2-6M20 13q4 0 4 4t-5 2q-2-4 1-6" fill="none" stroke="#000" stroke-opacity="0.16" stroke-width="1.4"/></pattern>
<pattern id="mown" width="200" height="200" patternUnits="userSpaceOnUse"><rect width="100" height="200" fill="#fff" fill-opacity="0.07"/><rect x="100" width="100" height="200" fill="#000" fill-opacity="0.05"/></pattern>
<pattern id="laid" width="60" height="12" patternUnits="userSpaceOnUse"><path d="M0 4h60M0 10h60" stroke="#7a5b2c" stroke-opacity="0.05" stroke-width="1"/></pattern>
<pattern id="back" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 10L10 0L20 10L10 20Z" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="1.6"/><circle cx="10" cy="10" r="2" fill="#fff" fill-opacity="0.45"/></pattern>
</defs>`
