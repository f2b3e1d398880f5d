import { useQueryClient } from '@tanstack/react-query'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { isKit } from '#/domain/catalog/kit-job.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { SEVERITY_WORDS } from '#/domain/preflight/severity-words.ts'
import { usePermission } from '#/web/api/use-staff.ts'
import { FileTools } from '#/web/blocks/file-fix/file-tools.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { KitToPack } from './kit-to-pack.tsx'
import { Material } from './material.tsx'
import { Note } from '#/web/ui/note.tsx'
import { FindingPicture } from './finding-picture.tsx'
import { fileWords, missingFiles } from './suggested-request.ts'
import styles from './findings.module.css'

const TONES = { block: 'bad', fixable: 'info', warn: 'warn' } as const
const ORDER = ['block', 'fixable', 'warn'] as const

/** What the server's check found, the worst first, with the page it is about. */
export function Findings({ line }: { readonly line: StaffLine }) {
  const client = useQueryClient()
  // Reports show pages of the file, which not everybody of the staff sees.
  const seesFiles = usePermission('files-view')
  if (isKit(line.spec)) return <KitToPack line={line} />
  const findings = line.findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
  const missing = missingFiles(line)
  const press = line.files.filter(({ partId }) => roleOf(partId) !== null)
  return (
    <section className={styles.findings} aria-label="파일 검사">
      {line.files.length === 0 && <p>올린 파일이 없습니다.</p>}
      {line.file === 'asked' && (
        <Note tone="info">고객이 알고도 보냈고, 담당자 확인을 요청했습니다. 보고 고객에게 답해 주세요.</Note>
      )}
      <Material line={line} />
      {line.files.length > 0 && missing.length > 0 && line.file !== 'material' && (
        <p>
          <Badge tone="bad">{SEVERITY_WORDS.block}</Badge> {fileWords(missing)}이 없습니다.
        </p>
      )}
      {line.files.length > 0 && findings.length === 0 && missing.length === 0 && line.file !== 'material' && (
        <p>{line.file === 'checking' ? '파일을 검사하고 있습니다.' : '검사에서 나온 문제가 없습니다.'}</p>
      )}
      {(seesFiles ? press : []).map(({ partId, ...file }) => (
        <FileTools
          key={file.fileId}
          file={{ ...file, part: partId, contentType: /\.pdf$/i.test(file.name) ? 'application/pdf' : '' }}
          spec={line.spec}
          lineId={line.lineId}
          target={
            line.production === 'waiting' || line.production === 'planned'
              ? { kind: 'line', lineId: line.lineId }
              : null
          }
          forCustomer
          reportLabel={press.length > 1 ? `${partWord(line.spec, partId)} 보고서` : undefined}
          warning={line.file === 'approved' ? '파일을 바꾸면 고객의 시안 승인이 취소됩니다.' : null}
          onChanged={() => void client.invalidateQueries({ queryKey: ['staff-order'] })}
        />
      ))}
      {findings.map((finding, index) => (
        <details
          key={`${finding.fileId}${finding.ruleId}${finding.title}`}
          open={index === 0 && finding.severity === 'block'}
        >
          <summary>
            <Badge tone={TONES[finding.severity]}>{SEVERITY_WORDS[finding.severity]}</Badge>
            {finding.title}
          </summary>
          {seesFiles && finding.pages[0] !== undefined && (
            <FindingPicture fileId={finding.fileId} page={finding.pages[0]} />
          )}
          <p>{finding.detail}</p>
        </details>
      ))}
    </section>
  )
}

/** 표지, 내지: which of several reports it is. */
const partWord = (spec: StaffLine['spec'], partId: string): string =>
  geometryOf(spec).files.find(({ part }) => part === roleOf(partId))?.label ?? '파일'
