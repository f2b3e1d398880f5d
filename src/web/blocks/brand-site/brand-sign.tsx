import type { BrandShown } from '#/contract/content/brands.contract.ts'

type Marked = Pick<BrandShown, 'mark' | 'name' | 'accent'>

/** Drawn from print: a square with a plotted slope, sheets held by a spine, or the first letter. */
export function BrandSign({ brand: { mark, name, accent } }: { readonly brand: Marked }) {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      {mark === 'plot' && (
        <>
          <path d="M.5.5h35v35H.5z" fill="var(--sheet)" stroke={accent} />
          <path d="M12.2.5v35M23.8.5v35M.5 12.2h35M.5 23.8h35" stroke={accent} opacity="0.3" />
          <path d="M.5 18H20L35.5 35.5H.5zM20 .5V18z" fill={accent} stroke={accent} />
          <circle cx="27" cy="9" r="4.5" fill="var(--orange-bright)" />
        </>
      )}
      {mark === 'sheets' && (
        <>
          <path d="M5 3h5v30H5z" fill={accent} />
          <path d="M10 5h22v5H10zM10 26h22v5H10z" fill={accent} />
          <path d="M10 15.5h14v5H10z" fill={accent} opacity="0.65" />
          <path d="M24 15.5h8v5h-8z" fill="var(--orange-bright)" />
        </>
      )}
      {mark === 'letter' && (
        <>
          <path d="M0 0h36v36H0z" fill={accent} />
          <text x="18" y="25" textAnchor="middle" fontSize="19" fontWeight="800" fill="var(--sheet)">
            {[...name][0]}
          </text>
        </>
      )}
    </svg>
  )
}
