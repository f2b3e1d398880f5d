import { StyleSheet } from '@react-pdf/renderer'

const INK = '#161513'
const INK_3 = '#6a665f'
const LINE = '#bdbab1'

/** The picture of the job beside its name. */
export const JOB_SIDE = 34

/** Sizes in points on A4. */
export const styles = StyleSheet.create({
  page: { padding: '46 48 54', fontFamily: 'Pretendard', fontSize: 8.2, color: INK, lineHeight: 1.45 },
  title: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    paddingBottom: 12,
    borderBottom: `1.2 solid ${INK}`,
  },
  titleWords: { fontSize: 30, fontWeight: 700, letterSpacing: -1, lineHeight: 1.1 },
  /** As high as the words of the title, however wide it is. */
  logo: { height: 26, maxWidth: 180, objectFit: 'contain', objectPosition: 'right bottom' },
  facts: { flexDirection: 'row', gap: 18, marginTop: 8, marginBottom: 18 },
  label: { color: INK_3, fontSize: 7 },
  /** Of which paper a later page is, for whoever finds it alone. */
  running: { position: 'absolute', left: 48, right: 48, top: 24, color: INK_3, fontSize: 7 },
  strong: { fontWeight: 700 },
  parties: { flexDirection: 'row', gap: 30, marginBottom: 18 },
  party: { flex: 1 },
  partyHead: { color: INK_3, fontSize: 7, paddingBottom: 4, marginBottom: 8, borderBottom: `0.7 solid ${INK}` },
  /** Its own distance of lines: the page's is that of small letters. */
  partyName: { fontSize: 13, fontWeight: 700, lineHeight: 1.3, marginBottom: 4 },
  pair: { flexDirection: 'row', marginBottom: 2 },
  pairLabel: { width: 50, color: INK_3, fontSize: 7 },
  pairValue: { flex: 1 },
  total: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderTop: `1.2 solid ${INK}`,
    borderBottom: `1.2 solid ${INK}`,
    paddingVertical: 9,
    marginTop: 6,
    marginBottom: 12,
  },
  hangul: { fontSize: 12, fontWeight: 700 },
  amount: { fontSize: 15, fontWeight: 700 },
  head: { flexDirection: 'row', borderBottom: `0.7 solid ${INK}`, paddingBottom: 4, color: INK_3, fontSize: 7 },
  row: { flexDirection: 'row', borderBottom: `0.5 solid ${LINE}`, paddingVertical: 6 },
  details: { color: INK_3, fontSize: 7 },
  no: { width: 20 },
  date: { width: 38 },
  name: { flex: 1, paddingRight: 8, flexDirection: 'row', gap: 6 },
  words: { flex: 1 },
  job: { width: JOB_SIDE },
  jobPicture: { width: JOB_SIDE, height: JOB_SIDE, objectFit: 'contain' },
  quantity: { width: 48, textAlign: 'right' },
  money: { width: 62, textAlign: 'right' },
  sums: { marginLeft: 'auto', width: 230, marginTop: 8 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5 },
  sumTotal: { borderTop: `1.2 solid ${INK}`, marginTop: 4, paddingTop: 6, fontSize: 12, fontWeight: 700 },
  block: { flexDirection: 'row', gap: 30, marginTop: 22 },
  noteNumber: { width: 14, color: INK_3, fontSize: 7 },
  stamp: {
    position: 'absolute',
    right: 4,
    top: 24,
    border: '1.2 solid #c43e00',
    padding: 2,
    transform: 'rotate(-2deg)',
  },
  stampPicture: { position: 'absolute', right: 0, top: 16, width: 46, height: 46, objectFit: 'contain' },
  stampRow: { flexDirection: 'row' },
  stampCell: {
    width: 12,
    height: 12,
    textAlign: 'center',
    fontSize: 9.5,
    fontWeight: 700,
    color: '#c43e00',
    lineHeight: 1.15,
  },
  foot: {
    position: 'absolute',
    left: 48,
    right: 48,
    top: 800,
    flexDirection: 'row',
    justifyContent: 'space-between',
    color: INK_3,
    fontSize: 7,
  },
})
