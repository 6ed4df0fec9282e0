import { defineElement } from '../../src/element/define.tsx';
import { AvatarSetting } from './AvatarSetting.tsx';
import { avatarRow } from './row.ts';

defineElement(avatarRow, AvatarSetting);
