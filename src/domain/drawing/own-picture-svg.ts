import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import { plainColour } from './house-colours.ts'
import { pageName } from './page-name.ts'
import { sceneOfSolid } from './scene-of-solid.ts'
import { pageBox, pageOn, type PageOnJob } from './page-on-job.ts'
import type { Item } from './scene.ts'
import { solidOfSpec } from './solid-of-spec.ts'

/** Longest edge of the job in its own units, so that lines keep their weight beside it. */
const LONGEST = 110

/**
 * The job with its customer's own pages, within a square of so many pixels: what the screen shows, where no browser draws.
 * Its pages stand there by their names.
 */
export function ownPictureSvg(spec: JobSpec, pages: readonly PageOnJob[], side: number): string {
  const solid = solidOfSpec(spec)
  const scale = LONGEST / Math.max(solid.width, solid.height)
  const { box, items } = sceneOfSolid(solid, { scale, dimensions: false, margin: 2 })
  const zoom = side / Math.max(box.width, box.height)
  const [width, height] = [Math.round(box.width * zoom), Math.round(box.height * zoom)]
  const drawn = items.map((item) => itemSvg(item, pages)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${SHADOW}${drawn}</svg>`
}

/** In dots, as on the screen. */
const SHADOW = `<defs><pattern id="shadow" width="4.4" height="4.4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="2.2" cy="2.2" r=".95" fill="${plainColour('ink')}" opacity=".42"/></pattern></defs>`

function itemSvg(item: Item, pages: readonly PageOnJob[]): string {
  switch (item.type) {
    case 'shadow':
      return `<path d="${item.d}" fill="url(#shadow)"/>`
    case 'text':
      return ''
    case 'path':
      return pathSvg(item)
    case 'face':
      return faceSvg(item, pageOn(item.surface.place, item.part, pages))
  }
}

/** Orange is the house's sample, and no job's own. */
function pathSvg({ d, fill, stroke }: Extract<Item, { type: 'path' }>): string {
  const dash = stroke.dash ? ` stroke-dasharray="${stroke.dash}"` : ''
  return `<path d="${d}" fill="${plainColour(fill === 'orange' ? 'edge' : fill)}" stroke="${plainColour(stroke.tone)}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity}" stroke-linejoin="round" stroke-linecap="round"${dash}/>`
}

function faceSvg(
  { matrix, size: { width, height }, surface, shade }: Extract<Item, { type: 'face' }>,
  page: PageOnJob | undefined,
): string {
  // The tint of a paper is the job's own; every other ground is bare paper.
  const ground = surface.tone.startsWith('#') ? surface.tone : '#ffffff'
  const inner = [
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    page ? pageSvg(page, { width, height }) : '',
    shade ? `<rect width="${width}" height="${height}" fill="${plainColour('ink')}" opacity="${shade}"/>` : '',
  ].join('')
  return `<g transform="matrix(${matrix.join(' ')})"><svg width="${width}" height="${height}" overflow="hidden">${inner}</svg></g>`
}

function pageSvg(page: PageOnJob, face: SizeMm): string {
  const { x, y, width, height } = pageBox(page, face)
  return `<image href="${pageName(page.picture)}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`
}
