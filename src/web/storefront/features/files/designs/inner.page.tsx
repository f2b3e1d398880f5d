import { DesignGallery } from './design-gallery.tsx'

export const Component = () => (
  <DesignGallery
    kind="inner"
    title="내지 디자인"
    lead="공책과 노트의 속지입니다. 주문한 쪽수만큼, 왼쪽과 오른쪽을 갈라 인쇄 파일을 만듭니다."
  />
)
