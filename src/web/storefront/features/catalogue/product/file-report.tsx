import { Suspense, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { placeOnPicture } from '#/domain/preflight/place-on-picture.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { routeOf } from '#/domain/preflight/route-of.ts'
import { formatSize } from '#/domain/print/round-mm.ts'
import { FindingList } from '#/web/blocks/file-findings/finding-list.tsx'
import { usualSize } from '#/domain/preflight/agreement/usual-size.ts'
import type { Inspection } from '#/web/blocks/file-inspection/inspections.ts'
import { PageStrip } from '#/web/blocks/page-strip/page-strip.tsx'
import type { FindingPlace } from '#/web/blocks/page-strip/spread-view.tsx'
import { singlesOf, spreadsOf } from '#/web/blocks/page-strip/spreads.ts'
import { Button } from '#/web/ui/button.tsx'
import type { Upload } from '#/web/blocks/uploader/uploads.ts'
import { FileFacts } from './file-facts.tsx'
import styles from './files-section.module.css'
import type { loadTariff } from './load-tariff.ts'
import { Reading } from './reading.tsx'
import { PageViewer } from './page-viewer.tsx'
import type { JobFileRole } from './use-job-files.ts'

const LeafThrough = lazyPart(async () => (await import('#/web/blocks/leaf-through/leaf-through.tsx')).LeafThrough)
const FixUpload = lazyPart(async () => (await import('./fix-upload.tsx')).FixUpload)

interface FileReportProps {
  readonly role: JobFileRole
  readonly spec: JobSpec
  readonly inspection: Inspection
  readonly upload: Upload
}

/** What this browser has read of a file: its facts, what the rules say about it for this job, and its pages. */
export function FileReport({ role, spec, inspection, upload }: FileReportProps) {
  const [page, setPage] = useState<number | null>(null)
  const [leafs, setLeafs] = useState(false)
  const [fixer, setFixer] = useState<FixId | null>(null)
  const { facts, pictures } = inspection
  const { tariff } = useLoaderData<typeof loadTariff>()
  const route = useMemo(() => routeOf(spec, tariff), [spec, tariff])
  const expectation = useMemo(() => (facts ? expectationOf(spec, role, route) : null), [facts, spec, role, route])
  const findings = useMemo(() => (facts && expectation ? preflight(facts, expectation) : []), [facts, expectation])
  if (!facts) return <Reading inspection={inspection} role={role} spec={spec} route={route} />
  const spreads =
    role === 'inner' && spec.bindingSide !== 'top'
      ? spreadsOf(facts.pageCount, spec.bindingSide)
      : singlesOf(facts.pageCount)
  const size = usualSize(facts) ?? { width: 210, height: 297 }
  return (
    <>
      {facts.problem ? null : <FileFacts facts={facts} size={formatSize(size)} />}
      {findings.length > 0 ? (
        <FindingList
          findings={findings}
          facts={facts}
          expectation={expectation}
          pictures={pictures}
          onShowPage={setPage}
          onFix={upload.state === 'ready' ? setFixer : null}
          askAbout={upload.state === 'ready' ? upload.fileId : null}
        />
      ) : (
        <p className={styles.fine}>이 사양으로 찍는 데 걸리는 점을 찾지 못했습니다. 주문하시면 한 번 더 검사합니다.</p>
      )}
      {role === 'inner' && spec.bindingSide !== 'top' && pictures.size > 0 ? (
        <p className={styles.leaf}>
          <Button size="sm" onClick={() => setLeafs(true)}>
            책으로 넘겨 보기
          </Button>
        </p>
      ) : null}
      {pictures.size > 0 ? (
        <PageStrip
          spreads={spreads}
          size={size}
          pictures={pictures}
          current={page ?? 1}
          marked={new Set(findings.flatMap((finding) => finding.pages))}
          onPick={setPage}
        />
      ) : null}
      {leafs && expectation && (
        <Suspense fallback={null}>
          <LeafThrough
            name={inspection.name}
            spec={spec}
            facts={facts}
            expectation={expectation}
            spreads={spreads}
            pictures={pictures}
            onClose={() => setLeafs(false)}
          />
        </Suspense>
      )}
      {fixer && (
        <Suspense fallback={null}>
          <FixUpload
            upload={upload}
            role={role}
            spec={spec}
            route={route}
            facts={facts}
            findings={findings}
            fixer={fixer}
            onClose={() => setFixer(null)}
          />
        </Suspense>
      )}
      <PageViewer
        name={inspection.name}
        page={page}
        spreads={spreads}
        size={size}
        pictures={pictures}
        places={placesOf(findings, facts, expectation)}
        onPage={setPage}
      />
    </>
  )
}

/** A finding's box is on the first of its pages. */
function placesOf(
  findings: readonly Finding[],
  { pages }: PdfFacts,
  expectation: FileExpectation | null,
): ReadonlyMap<number, readonly FindingPlace[]> {
  const places = new Map<number, readonly FindingPlace[]>()
  for (const finding of findings) {
    const number = finding.pages[0] ?? 1
    const page = pages[number - 1]
    if (!finding.box || !page) continue
    const place = placeOnPicture(page, finding.box, expectation)
    places.set(number, [...(places.get(number) ?? []), { ...place, severity: finding.severity }])
  }
  return places
}
