'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { signCardDefinition } from './definition.ts';
import { SignCard } from './SignCard.tsx';

defineElement(signCardDefinition, SignCard);
