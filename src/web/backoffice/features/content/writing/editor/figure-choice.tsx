import type { Editor } from '@tiptap/core'
import { GUIDE_FIGURE_NAMES, GUIDE_FIGURES } from '#/domain/writing/guide-names.data.ts'

/** Puts a figure of the shop where the cursor stands. */
export const FigureChoice = ({ editor }: { readonly editor: Editor }) => (
  <select
    aria-label="안내 그림 넣기"
    value=""
    onChange={(event) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: 'figure', attrs: { name: event.target.value } })
        .run()
    }
  >
    <option value="">안내 그림</option>
    {GUIDE_FIGURE_NAMES.map((name) => (
      <option key={name} value={name}>
        {GUIDE_FIGURES[name]}
      </option>
    ))}
  </select>
)
