import { Suspense, useState } from 'react'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'

/** The reader of PDFs and the rules come with the first file. */
const BleedPages = lazyPart(async () => (await import('./bleed-pages.tsx')).BleedPages)

/** The three lines on one's own PDF: it is read here and sent nowhere. */
export function BleedCheck() {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <LiveFieldset>
        <FileDrop
          title="내 파일에 도련이 있는지 바로 보기"
          hint="PDF를 놓으면 쪽마다 세 줄을 그어 보여 드립니다. 파일은 보내지 않고 이 브라우저에서만 읽습니다."
          pick="PDF 고르기"
          accept=".pdf,application/pdf"
          onFiles={([picked]) => setFile(picked ?? null)}
        />
      </LiveFieldset>
      {file && (
        <Suspense fallback={null}>
          <BleedPages key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
        </Suspense>
      )}
    </>
  )
}
