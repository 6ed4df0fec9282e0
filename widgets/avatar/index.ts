'use client';

export { AvatarSetting, type AvatarSettingHandle, type AvatarSettingProps } from './AvatarSetting.tsx';
export { avatarDefinition } from './definition.ts';
