import type { ComponentType } from 'react'
import { Suspense, useMemo, useState } from 'react'
import { lazyPart } from '#/web/ui/lazy-part.tsx'
import type { ProductKind } from './product-of-path.ts'
import { useProductOfPath } from './product-of-path.ts'
import styles from './body-of.module.css'

type Body = ComponentType<{ readonly kind: ProductKind }>

/**
 * A product page around its body, which holds the engine of choices and prices: head and menu listen before that has come, and
 * the server's drawing of the body stands until React takes it over as one. Its fieldset is shut until then. Who comes from
 * another page has fetched it by `prepare`.
 */
export function bodyOf(load: () => Promise<Body>) {
  let ready: Body | null = null
  const prepare = async () => (ready ??= await load())
  const Late = lazyPart(prepare)

  function Component() {
    const kind = useProductOfPath()
    const [{ Body }] = useState(() => ({ Body: ready ?? Late }))
    // Kept as one element: a boundary that is drawn again before its code has come would empty the server's drawing.
    return useMemo(
      () => (
        <Suspense fallback={<div className={styles.room} />}>
          <Body key={kind.code} kind={kind} />
        </Suspense>
      ),
      [Body, kind],
    )
  }
  return { Component, prepare }
}
