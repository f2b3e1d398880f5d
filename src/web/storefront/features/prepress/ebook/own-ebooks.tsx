import { useQuery } from '@tanstack/react-query'
import { listEbooks } from '#/contract/prepress/ebooks.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { FORM_NAMES } from '#/domain/ebooks/ebook.ts'
import { STAGE_NAMES } from '#/domain/ebooks/stages.ts'
import { call } from '#/web/api/call.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { formatWon } from '#/web/ui/price.tsx'
import { Row, RowList, RowTitle } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'
import { TextLink } from '#/web/ui/text-link.tsx'

/** The newest that this member handed in; nothing where there is none. */
export function OwnEbooks() {
  const isLoggedIn = useIsLoggedIn()
  const own = useQuery({
    queryKey: ['ebooks'],
    queryFn: ({ signal }) => call(listEbooks, { query: {}, signal, errors: 'throw' }),
    enabled: isLoggedIn,
  })
  const items = (own.data?.items ?? []).filter(({ stage }) => stage !== 'withdrawn').slice(0, 5)
  if (items.length === 0) return null
  return (
    <Section title="맡긴 전자책">
      <RowList dense>
        {items.map(({ id, title, stage, form, total }) => (
          <Row key={id} end={<b>{formatWon(total)}</b>}>
            <RowTitle>
              <TextLink to={to('/ebook/{id}', { id })}>{title}</TextLink>
            </RowTitle>
            <Small>
              {FORM_NAMES[form]} <Badge tone={stage === 'proof' ? 'warn' : 'info'}>{STAGE_NAMES[stage]}</Badge>
            </Small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}
