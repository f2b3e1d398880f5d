import type { TiersDesk } from '#/contract/money/tiers.contract.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'
import { Section } from '#/web/ui/section.tsx'

type Version = TiersDesk['versions'][number]

/** Every list there was, with who wrote it and why. */
export function TiersVersions({ versions }: Pick<TiersDesk, 'versions'>) {
  if (versions.length === 0) return null
  return (
    <Section title="지금까지의 등급표">
      <RowList dense>
        {versions.map((one) => (
          <Row
            key={one.version}
            end={<Small as="span">{`${one.by}, ${seoulDateTime(new Date(one.at)).slice(0, 16)}`}</Small>}
          >
            <b>{one.version}판</b> {one.reason}
            <Small>{wordsOf(one)}</Small>
          </Row>
        ))}
      </RowList>
    </Section>
  )
}

function wordsOf({ months, keepMonths, tiers }: Version): string {
  const list = tiers.map(({ name, from, rate }) => `${name} ${rate}% (${formatWon(from)}부터)`)
  return [`최근 ${months}개월, ${keepMonths}개월 유지`, ...(list.length > 0 ? list : ['등급 없음'])].join(' · ')
}
