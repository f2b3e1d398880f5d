import sharp from 'sharp'
import type { Caller } from './callers.ts'
import type { TestShop } from './test-shop.ts'

/** A photographed paper, uploaded as the join form does; the file's id. */
export async function uploadDocument(
  shop: TestShop,
  as: Caller,
  purpose = 'document',
  content?: Uint8Array,
): Promise<string> {
  const png =
    content ??
    (await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer())
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), '사업자등록증.png')
  const request = new Request('http://shop/', { method: 'POST', body })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/files/attachments',
    headers: { ...as.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json<{ resultData: { id: string } }>().resultData.id
}
