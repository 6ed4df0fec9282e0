export { AvatarSetting, type AvatarSettingHandle, type AvatarSettingProps } from './AvatarSetting.tsx';
export { avatarRow } from './row.ts';
