import type { ComponentProps } from 'react'
import { Suspense, memo, useDeferredValue } from 'react'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { asking } from '#/web/api/asking.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import type { Filled } from './agreement-panel.tsx'
import styles from './files-section.module.css'
import layout from './option-layout.module.css'
import type { JobFile, JobFiles } from './use-job-files.ts'
import type { JobTitle } from './use-job-title.ts'

const UploadRow = lazyPart(async () => (await import('#/web/blocks/uploader/upload-row.tsx')).UploadRow)
const CoverTemplateButton = lazyPart(() =>
  asking(import('#/web/blocks/cover-template/cover-template-button.tsx').then((file) => file.CoverTemplateButton)),
)
/** Stands below what a file is dropped on, and is seldom the first thing that is typed. */
const TitleField = lazyPart(async () => (await import('./title-field.tsx')).TitleField)
/** The rules and page views come only once there is a file to judge. */
const FileReport = lazyPart(() => asking(import('./file-report.tsx').then((file) => file.FileReport)))

const AgreementPanel = lazyPart(() => asking(import('./agreement-panel.tsx').then((file) => file.AgreementPanel)))

/** Stands as the server drew it until its code has come; with the same props it is left alone meanwhile. */
const CoverTemplate = memo(function CoverTemplate(props: ComponentProps<typeof CoverTemplateButton>) {
  return (
    <Suspense fallback={null}>
      <CoverTemplateButton {...props} />
    </Suspense>
  )
})

interface FilesSectionProps {
  readonly files: JobFiles
  readonly spec: JobSpec
  /** What the upload flow filled in of the files. */
  readonly filled?: Filled | null
  readonly onSpec: (spec: JobSpec) => void
  /** First thing of the page, or the last of the options. */
  readonly leading?: boolean
  readonly jobTitle: JobTitle
}

/** The files of the job: a place to drop each, how far it has come, and what was read of it. */
export function FilesSection({ files, spec, filled = null, onSpec, leading = false, jobTitle }: FilesSectionProps) {
  const read = files.files.flatMap(({ inspection }) => (inspection?.facts ? [inspection.run] : []))
  return (
    <section className={layout.section} aria-labelledby="section-files">
      <h2 id="section-files">
        파일
        <small>
          {leading
            ? '올라가는 동안 먼저 읽어 사양을 채웁니다. 한글, 워드, 사진 파일도 받습니다'
            : '나중에 올리셔도 됩니다. 한글, 워드, 사진 파일도 받습니다'}
        </small>
      </h2>
      <div className={layout.controls}>
        {read.length > 0 ? (
          <Suspense fallback={null}>
            <AgreementPanel spec={spec} files={files} filled={filled} onSpec={onSpec} />
          </Suspense>
        ) : null}
        {files.files.map((file) => (
          <FileSlot key={file.expected.part} file={file} files={files} spec={spec} leading={leading} />
        ))}
        <Suspense fallback={<div className={styles.titleRoom} />}>
          <TitleField jobTitle={jobTitle} />
        </Suspense>
      </div>
    </section>
  )
}

interface FileSlotProps extends Pick<FilesSectionProps, 'files' | 'spec' | 'leading'> {
  readonly file: JobFile
}

function FileSlot({ file, files, spec, leading }: FileSlotProps) {
  const { expected, upload, inspection } = file
  const { part, label } = expected
  const settled = useDeferredValue(spec)
  const pick = (picked: File) => files.add(part, picked)
  const fileName = label.endsWith('파일') ? label : `${label} 파일`
  return (
    <div className={layout.control}>
      <p className={styles.label}>
        {label}
        <em>{leading && part === 'inner' ? 'PDF, 2 GB까지' : `PDF, ${formatSize(expected.trim)}, 사방 3 mm 여백`}</em>
      </p>
      {upload ? (
        <div className={styles.slot}>
          <Suspense fallback={null}>
            <UploadRow upload={upload} label={label} onPick={pick} onRemove={() => files.remove(part)} />
          </Suspense>
          {inspection ? (
            <Suspense fallback={null}>
              <FileReport role={part} spec={spec} inspection={inspection} upload={upload} />
            </Suspense>
          ) : null}
        </div>
      ) : (
        <FileDrop
          title={`${fileName}을 골라 주세요`}
          hint={expected.hint}
          pick="파일 고르기"
          onFiles={([picked]) => picked && pick(picked)}
        />
      )}
      {(part === 'cover' || part === 'sheet') && <CoverTemplate spec={settled} designs={part === 'cover'} />}
    </div>
  )
}
