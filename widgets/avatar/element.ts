'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { AvatarSetting } from './AvatarSetting.tsx';
import { avatarDefinition } from './definition.ts';

defineElement(avatarDefinition, AvatarSetting);
