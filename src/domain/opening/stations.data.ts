import type { Coordinates } from './coordinates.ts'

/** Large stations and the airport of Jeju, by which somebody from elsewhere finds a place; to the hundred metres. */
export const STATIONS: readonly (Coordinates & { readonly name: string })[] = [
  { name: '서울역', latitude: 37.5547, longitude: 126.9707 },
  { name: '용산역', latitude: 37.5299, longitude: 126.9648 },
  { name: '영등포역', latitude: 37.5157, longitude: 126.9074 },
  { name: '청량리역', latitude: 37.5802, longitude: 127.0468 },
  { name: '수서역', latitude: 37.4873, longitude: 127.1018 },
  { name: '수원역', latitude: 37.266, longitude: 127 },
  { name: '천안아산역', latitude: 36.7945, longitude: 127.1045 },
  { name: '오송역', latitude: 36.62, longitude: 127.3275 },
  { name: '대전역', latitude: 36.3324, longitude: 127.4344 },
  { name: '익산역', latitude: 35.9402, longitude: 126.946 },
  { name: '전주역', latitude: 35.8498, longitude: 127.1617 },
  { name: '광주송정역', latitude: 35.1377, longitude: 126.7914 },
  { name: '목포역', latitude: 34.7913, longitude: 126.3866 },
  { name: '동대구역', latitude: 35.8793, longitude: 128.6284 },
  { name: '포항역', latitude: 36.0717, longitude: 129.3421 },
  { name: '울산역', latitude: 35.5514, longitude: 129.1386 },
  { name: '부산역', latitude: 35.1152, longitude: 129.0422 },
  { name: '춘천역', latitude: 37.8846, longitude: 127.7168 },
  { name: '강릉역', latitude: 37.7645, longitude: 128.8996 },
  { name: '제주공항', latitude: 33.507, longitude: 126.493 },
]
