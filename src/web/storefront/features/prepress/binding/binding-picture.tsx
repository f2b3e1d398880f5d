import type { BindingWay } from '#/domain/bindings/binding-set.ts'

const LEAVES = 'M46 9H96M46 15H96M46 21H96M46 27H96'

/** How a binding holds its leaves, seen from the head of the book. */
export function BindingPicture({ way }: { readonly way: BindingWay }) {
  return (
    <svg viewBox="0 0 104 36" width="104" height="36" fill="none" stroke="var(--ink)" aria-hidden="true">
      {way === 'saddle' ? (
        <path d="M96 6C70 8 48 12 34 18C48 24 70 28 96 30M96 11C74 12 56 15 44 18C56 21 74 24 96 25" />
      ) : (
        <path d={`M40 4H96V32H40z${LEAVES}`} strokeOpacity=".75" />
      )}
      {way === 'pp-coil' && <ellipse cx="40" cy="18" rx="8" ry="16" strokeWidth="2.5" />}
      {way === 'perfect' && <path d="M96 4H38V32H96" strokeWidth="4" />}
    </svg>
  )
}
