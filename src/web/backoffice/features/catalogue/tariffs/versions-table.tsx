import { exportTariff, type TariffVersionView } from '#/contract/catalogue/versions.contract.ts'
import { callBlob, saveBlob } from '#/web/api/call-blob.ts'
import { Badge, type Tone } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { promptDialog } from '#/web/ui/dialogs.ts'
import { Table, type Column } from '#/web/ui/table.tsx'
import { toast } from '#/web/ui/toasts.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { useTariffActs } from './use-tariffs.ts'
import { Toolbar } from '#/web/ui/toolbar.tsx'

const STATES: Readonly<Record<TariffVersionView['state'], readonly [word: string, tone: Tone]>> = {
  current: ['쓰는 판', 'ok'],
  scheduled: ['예약', 'info'],
  past: ['지난 판', 'neutral'],
  withdrawn: ['거둔 예약', 'warn'],
}

interface VersionsTableProps {
  readonly versions: readonly TariffVersionView[]
  readonly onBegin: (version: string) => void
  readonly onAgain: (version: string) => void
}

export function VersionsTable({ versions, ...acts }: VersionsTableProps) {
  return <Table caption="발행한 요금표" columns={columnsWith(acts)} rows={versions} rowKey={({ version }) => version} />
}

const columnsWith = (acts: Omit<VersionsTableProps, 'versions'>): readonly Column<TariffVersionView>[] => [
  { key: 'version', head: '판', rowHead: true, cell: ({ version }) => version },
  { key: 'state', head: '상태', cell: ({ state }) => <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge> },
  { key: 'from', head: '시작', cell: ({ effectiveAt }) => seoulMinute(effectiveAt) },
  {
    key: 'who',
    head: '발행',
    cell: ({ publishedAt, publishedBy }) => `${seoulMinute(publishedAt)} ${publishedBy ?? ''}`,
  },
  { key: 'why', head: '사유', cell: reasonOf },
  { key: 'acts', head: '할 일', right: true, cell: (row) => <Acts row={row} {...acts} /> },
]

const reasonOf = ({ basedOn, note, withdrawnReason }: TariffVersionView) =>
  [note, basedOn && `${basedOn} 판에서`, withdrawnReason && `거둔 사유: ${withdrawnReason}`].filter(Boolean).join(' · ')

type ActsProps = Omit<VersionsTableProps, 'versions'> & { readonly row: TariffVersionView }

function Acts({ row: { version, state }, onBegin, onAgain }: ActsProps) {
  const { withdraw } = useTariffActs()
  const download = async () =>
    saveBlob(await callBlob(exportTariff, { params: { version }, query: { format: 'xlsx' } }), `요금표 ${version}.xlsx`)
  const callOff = async () => {
    const reason = await promptDialog({
      title: `${version} 판의 예약을 거둘까요?`,
      body: '시작하지 않고, 지금 쓰는 판을 이어서 씁니다.',
      label: '거두는 사유',
      ok: '예약 거두기',
      required: true,
    })
    if (reason === null) return
    await withdraw.mutateAsync({ version, reason })
    toast(`${version} 판의 예약을 거두었습니다.`)
  }
  return (
    <Toolbar align="end">
      {state === 'scheduled' && (
        <Button size="sm" variant="quiet" aria-label={`${version} 예약 거두기`} onClick={() => void callOff()}>
          예약 거두기
        </Button>
      )}
      {(state === 'past' || state === 'withdrawn') && (
        <Button size="sm" variant="quiet" aria-label={`${version} 다시 발행`} onClick={() => onAgain(version)}>
          다시 발행
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={`${version} 판으로 초안 만들기`} onClick={() => onBegin(version)}>
        초안 만들기
      </Button>
      <Button size="sm" variant="quiet" aria-label={`${version} 내려받기`} onClick={() => void download()}>
        내려받기
      </Button>
    </Toolbar>
  )
}
