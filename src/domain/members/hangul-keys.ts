const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ')
const MIDDLE = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ')
const LAST = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')
const FIRST_SYLLABLE = 0xac00
const SYLLABLES = 11_172

/** The Latin letters that the keys of a Korean word type; everything else as it is. */
export function hangulKeys(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const index = (letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE
      if (index < 0 || index >= SYLLABLES) return letter
      const last = index % 28
      const middle = Math.floor(index / 28) % 21
      return `${FIRST[Math.floor(index / 588)]}${MIDDLE[middle]}${LAST[last]}`
    })
    .join('')
}
