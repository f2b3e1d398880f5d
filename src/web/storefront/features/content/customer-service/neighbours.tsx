import { to } from '#/contract/web-paths.ts'
import { FactList } from '#/web/ui/fact-list.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

interface NeighboursProps {
  readonly label: string
  readonly rows: readonly (readonly [
    label: string,
    neighbour: { readonly id: string; readonly title: string } | null,
    path: '/cust/notice/{id}' | '/cust/portfolio/{id}',
  ])[]
}

/** What comes before and after the one that is read. */
export const Neighbours = ({ label, rows }: NeighboursProps) => (
  <nav aria-label={label}>
    <FactList
      layout="ruled"
      facts={rows.map(([name, neighbour, path]) => [
        name,
        neighbour ? <TextLink to={to(path, { id: neighbour.id })}>{neighbour.title}</TextLink> : '없습니다',
      ])}
    />
  </nav>
)
