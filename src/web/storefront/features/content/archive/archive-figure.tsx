import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { SHIPPED_TEMPLATES, shippedSpec } from '#/domain/catalog/shipped-templates.ts'
import { jobTemplate } from '#/domain/print/job-template.ts'
import type { ArchiveSort } from '#/domain/writing/archive-sorts.data.ts'
import { DielineThumb } from '#/web/blocks/dieline/dieline.tsx'

const INKS = ['var(--c)', 'var(--m)', 'var(--y)', 'var(--k)']
const TINTS = [1, 0.75, 0.5, 0.25]

/** What an item looks like: the dieline of a template that the shop makes, else a small drawing of its sort. */
export function ArchiveFigure({ id, sort }: { readonly id: string; readonly sort: ArchiveSort }) {
  const template = SHIPPED_TEMPLATES.find(({ slug }) => slug === id)
  const sheet = template && jobTemplate(geometryOf(shippedSpec(template)))?.[0]
  if (sheet) return <DielineThumb sheet={sheet} />
  if (sort === 'profile' || sort === 'chart') return <Patches />
  return <Page words={sort === 'preset' ? 'PDF' : ''} />
}

const Patches = () => (
  <svg viewBox="0 0 110 62" aria-hidden="true">
    {INKS.flatMap((ink, across) =>
      TINTS.map((tint, down) => (
        <rect
          key={`${ink} ${tint}`}
          x={4 + 26 * across}
          y={4 + 14 * down}
          width="24"
          height="12"
          fill={ink}
          opacity={tint}
        />
      )),
    )}
  </svg>
)

const Page = ({ words }: { readonly words: string }) => (
  <svg viewBox="0 0 50 66" aria-hidden="true">
    <rect x=".5" y=".5" width="49" height="65" fill="var(--sheet)" stroke="var(--ink)" />
    <path d="M7 24h36M7 32h36M7 40h36M7 48h24" stroke="var(--ink-3)" strokeWidth="1.2" />
    {words ? (
      <text x="7" y="16" fontSize="11" fontWeight="800" fill="var(--ink)">
        {words}
      </text>
    ) : (
      <rect x="7" y="9" width="16" height="3" fill="var(--ink-3)" />
    )}
  </svg>
)
