import type { ReactNode } from 'react'
import type { FinishId } from '#/domain/catalog/job-spec.ts'

/** What each finish of the opening list leaves on a card; one that works as another looks like it. */
const MARKS: Readonly<Record<FinishId, ReactNode>> = {
  foil: <path d="M15 20l5-10 5 10z" fill="#c9971c" stroke="none" />,
  emboss: <path d="M14 19q8-12 16 0" />,
  'spot-uv': <circle cx="22" cy="15" r="5" fill="#2b2925" />,
  'spot-ink': <circle cx="22" cy="15" r="5" fill="#d4006a" stroke="none" />,
  epoxy: <path d="M14 19q0-9 8-9t8 9z" fill="#dbe9f5" />,
  'round-corner': <path d="M30 7q6 0 6 6" strokeWidth="2" />,
  score: <path d="M22 5v20" strokeDasharray="1 2" />,
  perforate: <path d="M28 5v20" strokeDasharray="3 2" />,
  hole: <path d="M12 12a1.6 1.6 0 103.2 0a1.6 1.6 0 10-3.2 0M12 19a1.6 1.6 0 103.2 0a1.6 1.6 0 10-3.2 0" />,
  'die-cut': <path d="M14 21q-1-12 16-12q1 12-16 12z" fill="#ffe1d0" />,
  numbering: <path d="M21 9h3v5h-3zM27 9v5M30 9h3v2.5h-3v2.5h3" stroke="#b3211f" strokeWidth="1.3" />,
  banding: <path d="M18 5v20M26 5v20" strokeWidth="1.6" />,
  'shrink-wrap': <path d="M10 7l24 16M10 15l16 10M20 5l16 10" strokeWidth="0.5" />,
}

/** A card with the finish on it. */
export function FinishPicture({ as }: { readonly as: FinishId }) {
  return (
    <svg
      width="44"
      height="30"
      viewBox="0 0 44 30"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
    >
      <path d="M8 5H36V25H8Z" fill="#fff" />
      {MARKS[as]}
    </svg>
  )
}
