import { useLoaderData } from 'react-router'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { readPortfolio } from '#/contract/content/portfolio.contract.ts'
import { to } from '#/contract/web-paths.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { AttachedFiles } from '#/web/blocks/attached/attached-files.tsx'
import { CaseView } from '#/web/blocks/written/case-view.tsx'
import { LinkButton } from '#/web/ui/button.tsx'
import { Neighbours } from './neighbours.tsx'

type Case = ResultOf<typeof readPortfolio>

export const title = (shown: Case): string => shown.title

/** One job with its picture, its spec and the way to another like it. */
export function Component() {
  const { id, title: name, doc, files, previous, next, ...fields } = useLoaderData<Case>()
  const { slug } = kindByCode(fields.product)
  return (
    <CaseView
      title={name}
      fields={fields}
      doc={doc}
      action={
        <LinkButton variant="primary" block to={to(`/product/${slug}/option`, {}, { portfolio: id })}>
          이 사양으로 시작하기
        </LinkButton>
      }
    >
      <AttachedFiles files={files} />
      <Neighbours
        label="앞뒤 사례"
        rows={[
          ['이전 사례', previous, '/cust/portfolio/{id}'],
          ['다음 사례', next, '/cust/portfolio/{id}'],
        ]}
      />
      <LinkButton to="/cust/portfolio">목록으로</LinkButton>
    </CaseView>
  )
}
