import { useMemo } from 'react'
import { saveBlob } from '#/web/api/call-blob.ts'
import { Button } from '#/web/ui/button.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { EpubReader } from './epub-reader.tsx'
import { sampleEpub } from './sample-epub.ts'

/** The shop's sample to leaf through, and to keep for an own reader. */
export function SampleReader() {
  const book = useMemo(() => sampleEpub(), [])
  return (
    <Stack top={4}>
      <EpubReader source={book} />
      <div>
        <Button
          onClick={() => saveBlob(new Blob([Uint8Array.from(book)], { type: 'application/epub+zip' }), '첫 장.epub')}
        >
          샘플 EPUB 받기
        </Button>
      </div>
    </Stack>
  )
}
