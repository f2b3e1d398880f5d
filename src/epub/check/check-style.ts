import type { Findings } from './findings.ts'
import { targetOf } from './paths.ts'

const COMMENTS = /\/\*[^]*?\*\//g
const ADDRESSES = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi
const UNSAFE = /expression\s*\(|javascript:|behavior\s*:|-moz-binding/i

function addressesIn(css: string): readonly string[] {
  return [...css.replaceAll(COMMENTS, ' ').matchAll(ADDRESSES)].map(
    (match) =>
      match
        .slice(1)
        .find((part) => part !== undefined)
        ?.trim() ?? '',
  )
}

/** Whether a style calls something from the network, or what once ran as a script. */
export function hasRemoteStyle(css: string): boolean {
  const remote = addressesIn(css).some((address) => {
    const target = targetOf(address, 'style.css')
    return target.kind === 'remote' && target.scheme !== 'data'
  })
  return remote || UNSAFE.test(css)
}

export function checkStyle(
  bytes: Uint8Array,
  path: string,
  files: ReadonlyMap<string, Uint8Array>,
  findings: Findings,
): void {
  const css = new TextDecoder().decode(bytes)
  if (hasRemoteStyle(css)) findings.error('RSC-006', path, '책 밖의 것을 부르는 모양이 있어요.')
  for (const address of addressesIn(css)) {
    const target = targetOf(address, path)
    if (target.kind === 'outside') findings.error('RSC-026', path, '책 밖으로 나가는 위치예요.')
    if (target.kind === 'inside' && target.path !== path && !files.has(target.path))
      findings.error('RSC-007', path, `${target.path}로 가지만 그런 파일이 없어요.`)
  }
  const braces = css.replaceAll(COMMENTS, ' ').replaceAll(/"[^"]*"|'[^']*'/g, '')
  if ((braces.match(/\{/g) ?? []).length !== (braces.match(/\}/g) ?? []).length)
    findings.error('CSS-008', path, '모양 파일의 괄호가 맞지 않아요.')
}
