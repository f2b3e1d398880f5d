import type { DeskLine, FileSetView } from '#/contract/production/order-desk.contract.ts'
import type { StaffLine } from '#/contract/production/staff-order.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { roleOf } from '#/domain/preflight/expectation-of.ts'
import { SaveFile } from '#/web/blocks/staff-order/save-file.tsx'
import { ThreadClock } from '#/web/blocks/thread/thread-clock.tsx'
import { Badge } from '#/web/ui/badge.tsx'
import { Small } from '#/web/ui/note.tsx'
import { FileThumb } from './file-thumb.tsx'
import { FileView } from './file-view.tsx'
import styles from './file-sets.module.css'

interface FileSetsProps {
  readonly line: StaffLine
  readonly desk: DeskLine
  readonly mayDownload: boolean
}

/** Every set of files that the line had, newest first: who put it there and why. What is only material stands apart below. */
export function FileSets({ line, desk, mayDownload }: FileSetsProps) {
  if (desk.sets.length === 0) return <p>올린 파일이 없습니다.</p>
  return (
    <ol className={styles.sets}>
      {desk.sets.map((set, index) => (
        <li key={set.version} aria-current={index === 0 ? 'true' : undefined}>
          <b className={styles.version}>v{set.version}</b>
          <div>
            <p>
              {whoOf(set)} <ThreadClock at={set.at} />{' '}
              {index === 0 && line.file === 'approved' && <Badge tone="ok">승인한 파일</Badge>}
            </p>
            {set.reason && <p className={styles.reason}>{set.reason}</p>}
            <ul>
              {filesShown(set).map((file) => (
                <li key={file.fileId} className={styles.file}>
                  {mayDownload && file.pages ? <FileThumb fileId={file.fileId} name={file.name} /> : <i />}
                  <div>
                    <p className={styles.name}>
                      <b>{file.name}</b>
                      {file.stops > 0 && <Badge tone="bad">막힘 {file.stops}</Badge>}
                    </p>
                    <Small>
                      {[
                        partWord(line, file.partId),
                        file.pages === null ? '' : `${file.pages}쪽`,
                        describeBytes(file.bytes),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Small>
                    {mayDownload && (
                      <div className={styles.acts}>
                        <SaveFile fileId={file.fileId} name={file.name} />
                        {file.pages ? <FileView fileId={file.fileId} name={file.name} pages={file.pages} /> : null}
                      </div>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Of the first set all; of later ones what came with them. */
const filesShown = (set: FileSetView) => set.files.filter(({ kept, partId }) => !kept && roleOf(partId) !== null)

const whoOf = ({ by, who }: FileSetView) =>
  by === 'customer' ? '고객' : by === 'staff' ? `${who || '직원'}, 고객 대신` : by === 'partner' ? '파트너' : '자동'

const partWord = ({ spec }: StaffLine, partId: string) =>
  geometryOf(spec).files.find(({ part }) => part === roleOf(partId))?.label ?? ''
