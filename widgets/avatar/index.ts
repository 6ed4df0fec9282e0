export { AvatarSetting, type AvatarSettingHandle, type AvatarSettingProps } from './AvatarSetting.tsx';
export { avatarRow } from './definition.ts';
