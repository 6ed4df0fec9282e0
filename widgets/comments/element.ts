'use client';

import { defineElement } from '#src/element/defineElement.tsx';
import { Comments } from './Comments.tsx';
import { commentsDefinition } from './definition.ts';

defineElement(commentsDefinition, Comments);
