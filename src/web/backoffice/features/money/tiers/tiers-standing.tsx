import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reckonTiers, type TiersDesk } from '#/contract/money/tiers.contract.ts'
import { formatCount } from '#/lib/format-count.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { TIERS_KEY } from './use-tiers-form.ts'

/** How many members stand in each grade, and reckoning them without waiting for the night. */
export function TiersStanding({ versions, standing }: TiersDesk) {
  const client = useQueryClient()
  const reckon = useMutation({
    mutationFn: () => call(reckonTiers, { errors: 'throw' }),
    onSettled: () => client.invalidateQueries({ queryKey: TIERS_KEY }),
  })
  const tiers = versions[0]?.tiers ?? []
  const count = (name: string) => standing.find((one) => one.name === name)?.members ?? 0
  const former = standing.filter(({ name }) => tiers.every((tier) => tier.name !== name))
  return (
    <Section
      title="등급마다 회원"
      aside={
        <Button size="sm" busy={reckon.isPending} onClick={() => reckon.mutate()}>
          지금 다시 계산
        </Button>
      }
    >
      <Stack gap={2} top={2}>
        <FactList
          layout="sums"
          facts={[
            ...tiers.map(
              ({ name, from, rate }) =>
                [`${name} ${rate}%, ${formatWon(from)}부터`, `${formatCount(count(name))}명`] as const,
            ),
            ...former.map(({ name, members }) => [`${name} (지난 등급)`, `${formatCount(members)}명`] as const),
          ]}
        />
        {tiers.length + former.length === 0 && <Small tone="plain">아직 등급이 있는 회원이 없습니다.</Small>}
        <div aria-live="polite">
          {reckon.data && (
            <Note tone="ok">
              오른 회원 {reckon.data.raised}명, 내린 회원 {reckon.data.lowered}명, 그대로 {reckon.data.kept}명입니다.
            </Note>
          )}
          {reckon.isError && <Note tone="bad">{reckon.error.message}</Note>}
        </div>
        <Small>밤 0시 30분마다 저절로 계산합니다. 회원마다 까닭은 회원 화면의 바뀐 기록에 있습니다.</Small>
      </Stack>
    </Section>
  )
}
