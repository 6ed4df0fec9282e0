import { defineElement } from '../../src/element/defineElement.tsx';
import { signCardRow } from './definition.ts';
import { SignCard } from './SignCard.tsx';

defineElement(signCardRow, SignCard);
