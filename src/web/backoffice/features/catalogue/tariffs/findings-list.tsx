import type { TariffFinding } from '#/domain/pricing/tariffs/tariff-finding.ts'
import { Note, Small } from '#/web/ui/note.tsx'

const SHOWN = 20

/** What stops a version from being published, and what somebody should look at once more. */
export function FindingsList({ findings }: { readonly findings: readonly TariffFinding[] }) {
  const stops = findings.filter(({ level }) => level === 'stop')
  const looks = findings.filter(({ level }) => level === 'look')
  if (findings.length === 0) return <Small tone="ok">빠진 값도, 이상한 값도 없습니다.</Small>
  return (
    <>
      <Group title={`고쳐야 발행할 수 있는 것 ${stops.length}개`} findings={stops} tone="stop" />
      <Group title={`다시 볼 것 ${looks.length}개`} findings={looks} tone="look" />
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly findings: readonly TariffFinding[]
  readonly tone: TariffFinding['level']
}

function Group({ title, findings, tone }: GroupProps) {
  if (findings.length === 0) return null
  return (
    <Note tone={tone === 'stop' ? 'bad' : 'warn'}>
      <b>{title}</b>
      <ul>
        {findings.slice(0, SHOWN).map((finding) => (
          <li key={`${finding.key}${finding.message}`}>{finding.message}</li>
        ))}
      </ul>
      {findings.length > SHOWN && <p>그 밖에 {findings.length - SHOWN}개가 더 있습니다.</p>}
    </Note>
  )
}
