import type { ShopInfo } from '#/contract/content/shop.contract.ts'

/** A stretch of words; `missing` names a detail of the company that is not filled in yet. */
export type Words = readonly (string | { readonly missing: string })[]

export type PolicyBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly words: Words }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly Words[])[] }

const DETAILS: Readonly<Record<string, string>> = {
  name: '상호',
  ceo: '대표자',
  address: '주소',
  phone: '전화',
  email: '이메일',
  privacyOfficer: '개인정보보호책임자',
  hosting: '호스팅 사업자',
}

/** Reads the little marks of a policy text: `## ` headings, `- ` items, `| ` rows; all else is a paragraph a line. */
export function policyBlocks(body: string, shop: Pick<ShopInfo, 'brand' | 'company'>): readonly PolicyBlock[] {
  const blocks: PolicyBlock[] = []
  for (const line of body.split('\n')) {
    const last = blocks.at(-1)
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) })
    else if (line.startsWith('- ')) {
      const item = fill(line.slice(2), shop)
      if (last?.kind === 'list') blocks[blocks.length - 1] = { ...last, items: [...last.items, item] }
      else blocks.push({ kind: 'list', items: [item] })
    } else if (line.startsWith('| ')) {
      const cells = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (last?.kind === 'table')
        blocks[blocks.length - 1] = { ...last, rows: [...last.rows, cells.map((cell) => fill(cell, shop))] }
      else blocks.push({ kind: 'table', head: cells, rows: [] })
    } else if (line.trim() !== '') blocks.push({ kind: 'text', words: fill(line, shop) })
  }
  return blocks
}

function fill(text: string, { brand, company }: Pick<ShopInfo, 'brand' | 'company'>): Words {
  return text.split(/(\{[\w.]+\})/).flatMap((piece) => {
    if (piece === '{brand}') return [brand]
    const detail = /^\{company\.(\w+)\}$/.exec(piece)?.[1]
    if (!detail) return piece === '' ? [] : [piece]
    const value = company[detail as keyof typeof company]
    return [value ?? { missing: DETAILS[detail] ?? detail }]
  })
}
