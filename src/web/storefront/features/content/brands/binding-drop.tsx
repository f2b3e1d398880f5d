import { useNavigate } from 'react-router'
import { brandBinding, brandBooks, brandTrial } from '#/contract/brand-paths.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { handFiles } from '#/web/blocks/binding/handed-files.ts'
import { LinkButton } from '#/web/ui/button.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'
import { useHydrated } from '#/web/ui/use-hydrated.ts'
import styles from './binding-drop.module.css'

/** The request begins here: what is dropped or chosen goes along to its page. */
export function BindingDrop({ brand: { id, sells } }: { readonly brand: BrandShown }) {
  const navigate = useNavigate()
  const live = useHydrated()
  return (
    <div className={styles.begin}>
      <FileDrop
        title="수업 자료 PDF를 골라 주세요"
        hint="여기에 놓아도 돼요. 쪽수를 읽고 값부터 보여 드려요."
        pick="PDF 고르기"
        accept=".pdf,application/pdf"
        multiple
        primary
        disabled={!live}
        onFiles={(files) => {
          handFiles(files)
          void navigate(brandBinding(id))
        }}
      />
      <Toolbar>
        <LinkButton to={brandTrial(id)}>로그인 없이 연습</LinkButton>
        {sells.includes('editions') && <LinkButton to={brandBooks(id)}>교재 고르기</LinkButton>}
      </Toolbar>
    </div>
  )
}
