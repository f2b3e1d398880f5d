import { useQuery } from '@tanstack/react-query'
import { type CaseRowView, showCasePhoto } from '#/contract/support/cases.contract.ts'
import { callBlob } from '#/web/api/call-blob.ts'
import { JobPicture } from '#/web/blocks/job-drawing/job-picture.tsx'
import { useObjectUrl } from '#/web/blocks/proof-viewer/page-picture.tsx'
import { useSeen } from '#/web/ui/use-seen.ts'
import styles from './cases.module.css'

const DRAWN = /\.(png|jpe?g|webp)$/i
const KEEP_MS = 5 * 60_000

type Photo = CaseRowView['photos'][number]

/** A photo in the size of a list. It is fetched as it comes into view; `instead` stands for what is no photo. */
export function SmallPhoto({
  caseId,
  photo: { fileId, name },
  instead,
}: {
  readonly caseId: string
  readonly photo: Photo
  readonly instead: React.ReactNode
}) {
  const [ref, seen] = useSeen<HTMLSpanElement>()
  const isDrawn = DRAWN.test(name)
  const { data, isError } = useQuery({
    queryKey: ['case-photo-small', fileId],
    queryFn: ({ signal }) => callBlob(showCasePhoto, { params: { caseId, fileId }, signal, errors: 'throw' }),
    enabled: seen && isDrawn,
    staleTime: Infinity,
    gcTime: KEEP_MS,
    retry: false,
  })
  const url = useObjectUrl(data)
  if (!isDrawn || isError) return instead
  return (
    <span ref={ref} className={styles.small}>
      {url && <img src={url} alt={name} />}
    </span>
  )
}

/** What is wrong, seen from afar: the first photo of the report, else the job as its customer drew it. */
export function CasePicture({ row }: { readonly row: CaseRowView }) {
  const job = (
    <span className={styles.small}>
      <JobPicture line={row} size={64} />
    </span>
  )
  const [first] = row.photos
  return first ? <SmallPhoto caseId={row.id} photo={first} instead={job} /> : job
}
