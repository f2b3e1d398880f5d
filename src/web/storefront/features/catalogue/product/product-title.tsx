import { Link } from 'react-router'
import { kindOf } from '#/domain/catalog/kinds.ts'
import type { ProductKind } from './product-of-path.ts'
import styles from './option-layout.module.css'

interface ProductTitleProps {
  readonly kind: ProductKind
  readonly page: 'option' | 'file'
}

/** Name of the product and the two ways to begin. */
export function ProductTitle({ kind, page }: ProductTitleProps) {
  const option = `/product/${kind.slug}/option?product-type=${kind.code}`
  return (
    <div className={styles.title}>
      <h1>{kind.name}</h1>
      <p>{kindOf(kind.code).tagline}</p>
      <nav className={styles.tabs} aria-label="시작하는 방법">
        <Link to={option} {...(page === 'option' ? { 'aria-current': 'page' } : {})}>
          사양부터 고르기
        </Link>
        <Link to={`/product/${kind.slug}/file`} {...(page === 'file' ? { 'aria-current': 'page' } : {})}>
          파일부터 올리기
        </Link>
      </nav>
    </div>
  )
}
