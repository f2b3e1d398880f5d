import type { FixView } from '#/contract/prepress/fixes.contract.ts'
import { Card } from '#/web/ui/card.tsx'

/** What the second check of the whole file says: what is gone, what is left, what is new. */
export function FixOutcome({ fix }: { readonly fix: FixView }) {
  const rules = (findings: FixView['before']) => new Set(findings.map((finding) => finding.ruleId))
  const [before, after] = [rules(fix.before), rules(fix.after)]
  const gone = fix.before.filter((finding) => !after.has(finding.ruleId))
  const fresh = fix.after.filter((finding) => !before.has(finding.ruleId))
  const left = fix.after.filter((finding) => before.has(finding.ruleId))
  return (
    <Card title="고친 파일을 처음부터 다시 검사했습니다" aria-label="고친 파일을 다시 검사한 결과">
      <Findings label="사라진 점" findings={gone} />
      <Findings label="새로 생긴 점" findings={fresh} />
      <Findings label="그대로 남은 점" findings={left} />
      {fix.after.length === 0 && <p>이 사양으로 찍는 데 걸리는 점이 없습니다.</p>}
    </Card>
  )
}

function Findings({ label, findings }: { readonly label: string; readonly findings: FixView['before'] }) {
  if (findings.length === 0) return null
  return (
    <p>
      <b>
        {label} {findings.length}
      </b>{' '}
      {findings.map((finding) => finding.title).join(' · ')}
    </p>
  )
}
