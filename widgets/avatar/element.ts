import { defineElement } from '../../src/element/defineElement.tsx';
import { AvatarSetting } from './AvatarSetting.tsx';
import { avatarRow } from './definition.ts';

defineElement(avatarRow, AvatarSetting);
