/** Teachers known to the region before they register. */
export const roster = [
  { realName: '许静怡', idCard: '420106199203157826', school: '东湖区实验小学' },
  { realName: '高志强', idCard: '42010619850718331X', school: '东湖区第三中学' },
  { realName: '沈佳宁', idCard: '510104199511026045', school: '青屏县城关小学' },
];

export const regions = [
  { id: '42', parentId: '', name: '湖北省' },
  { id: '33', parentId: '', name: '浙江省' },
  { id: '51', parentId: '', name: '四川省' },
  { id: '4201', parentId: '42', name: '武汉市' },
  { id: '4205', parentId: '42', name: '宜昌市' },
  { id: '3301', parentId: '33', name: '杭州市' },
  { id: '3302', parentId: '33', name: '宁波市' },
  { id: '5101', parentId: '51', name: '成都市' },
  { id: '5107', parentId: '51', name: '绵阳市' },
  { id: '420102', parentId: '4201', name: '江岸区' },
  { id: '420106', parentId: '4201', name: '武昌区' },
  { id: '420111', parentId: '4201', name: '洪山区' },
  { id: '420502', parentId: '4205', name: '西陵区' },
  { id: '330106', parentId: '3301', name: '西湖区' },
  { id: '330203', parentId: '3302', name: '海曙区' },
  { id: '510104', parentId: '5101', name: '锦江区' },
  { id: '510703', parentId: '5107', name: '涪城区' },
];

const counties = regions.filter(({ id }) => id.length === 6);

/** True if a project is offered in a region or in one below it; each project belongs to one county. */
export function isInRegion(projectId: string, regionId: string): boolean {
  const county = counties[Number(projectId.replace(/\D/g, '')) % counties.length];
  return county?.id.startsWith(regionId) ?? false;
}
