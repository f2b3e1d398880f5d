import type { Finding } from '#/domain/preflight/finding.ts'

/** What a check found in the file of whoever reads the guide; nothing where nothing was found. */
export function FoundList({ found }: { readonly found: readonly Finding[] }) {
  if (found.length === 0) return null
  return (
    <ul>
      {found.map(({ ruleId, title, detail }, at) => (
        <li key={`${ruleId} ${at}`}>
          <b>{title}</b> {detail}
        </li>
      ))}
    </ul>
  )
}
